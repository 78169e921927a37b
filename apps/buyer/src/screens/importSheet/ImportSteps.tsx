import { useTranslation } from 'react-i18next';
import { CheckIcon } from '@selvedge/design-system/primitives/Icon';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Text } from '@selvedge/design-system/layout/Text';
import type { ImportState } from './useImport';

const steps = ['upload', 'review', 'commit'] as const;

/** Steps of the import, with the current one marked: upload, review, commit. */
export function ImportSteps({ step }: { step: ImportState['step'] }) {
  const { t } = useTranslation('import');
  const here = step === 'review' ? 1 : 0;
  return (
    <Inline gap="s6">
      {steps.map((name, at) => (
        <Inline key={name} gap="s3">
          {at < here ? <CheckIcon size="medium" /> : null}
          <Text
            size="small"
            weight={at === here ? 'medium' : 'regular'}
            ink={at === here ? 'strong' : 'weak'}
          >
            {t(`steps.${name}`)}
          </Text>
        </Inline>
      ))}
    </Inline>
  );
}
