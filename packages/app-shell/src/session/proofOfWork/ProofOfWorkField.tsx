import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ProgressBar } from '@selvedge/design-system/primitives/ProgressBar';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import type { WorkState } from './useWork';

/** Number of steps at which screen readers announce the progress: each quarter. */
const SPOKEN_STEPS = 4;

interface WorkInsteadProps {
  state: WorkState;
  onStart: () => void;
  onStop: () => void;
}

/**
 * Alternative for users who cannot read the picture code: the device does proof of work for some seconds instead. A single button starts
 * it, stops it and goes back to the picture, so that the focus stays. Its messages are in the file `signIn`.
 */
export function ProofOfWorkField({ state, onStart, onStop }: WorkInsteadProps) {
  const { t } = useTranslation('signIn');
  const isIdle = state.at === 'idle' || state.at === 'failed';
  const labels = {
    idle: 'work.start',
    failed: 'work.start',
    working: 'work.stop',
    done: 'work.picture',
  } as const;
  return (
    <Stack gap="s3">
      {state.at === 'working' && <ProgressBar label={t('work.label')} value={state.share * 100} />}
      <output>
        {state.at !== 'idle' && (
          <Text size="caption" ink="medium">
            {t(`work.${state.at}`, { percent: spokenPercent(state) })}
          </Text>
        )}
      </output>
      <div>
        <Button variant="link" onPress={isIdle ? onStart : onStop}>
          {t(labels[state.at])}
        </Button>
      </div>
    </Stack>
  );
}

function spokenPercent(state: WorkState): number {
  if (state.at !== 'working') return 0;
  return (Math.floor(state.share * SPOKEN_STEPS) * 100) / SPOKEN_STEPS;
}
