import { Button } from '@selvedge/design-system/Button';
import { Stack } from '@selvedge/design-system/Stack';
import { TextField } from '@selvedge/design-system/TextField';
import { useTranslation } from 'react-i18next';
import { KeptStrip } from '../kept/KeptStrip';
import { useKeptState } from '../kept/useKeptState';
import { VIEW_NAME_MAX } from './viewQuery';

const NOTHING = { text: '' };

interface NameViewProps {
  /** Names the list: the name is kept until the view is. */
  keptAs: string;
  isPending: boolean;
  /** Whether a view of the name is there already; it is replaced then, which is said before. */
  isTaken: (name: string) => boolean;
  /** Keeps the view; rejects where that was refused. */
  onName: (name: string) => Promise<unknown>;
}

/** Gives what is filtered now a name. */
export function NameView({ keptAs, isPending, isTaken, onName }: NameViewProps) {
  const { t } = useTranslation('listing');
  const { values, change, keptAt, forget, discard } = useKeptState(`view:${keptAs}`, NOTHING);
  const name = values.text.trim();
  const isThere = isTaken(name);
  return (
    <Stack gap="s3">
      <KeptStrip keptAt={keptAt} onDiscard={discard} />
      <TextField
        label={t('views.name')}
        value={values.text}
        onChange={(text) => change({ text })}
        maxLength={VIEW_NAME_MAX}
        warning={isThere ? t('views.taken') : undefined}
      />
      <Button
        isDisabled={name === ''}
        isPending={isPending}
        onPress={() => void onName(name).then(forget, () => undefined)}
      >
        {isThere ? t('views.replace') : t('views.save')}
      </Button>
    </Stack>
  );
}
