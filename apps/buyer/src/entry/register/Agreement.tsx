import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import type { RegisterValues } from '@selvedge/domain/people/registration';

const papers = {
  terms: ['account', 'orders', 'payment', 'goods', 'law'],
  privacy: ['kept', 'used', 'shared', 'device', 'rights'],
} as const;
type Paper = keyof typeof papers;

/** Checkbox for the terms that a new customer must accept, with links to terms and privacy notice. */
export function Agreement() {
  const { t } = useTranslation('entry');
  const [open, setOpen] = useState<Paper | null>(null);
  return (
    <Stack gap="s2">
      <FormCheckbox<RegisterValues> name="agreed">{t('register.agree')}</FormCheckbox>
      <Inline gap="s5">
        {(['terms', 'privacy'] as const).map((paper) => (
          <Button key={paper} variant="link" onPress={() => setOpen(paper)}>
            {t(`register.${paper}`)}
          </Button>
        ))}
      </Inline>
      {open !== null && (
        <Dialog
          isOpen
          onOpenChange={() => setOpen(null)}
          title={t(`register.${open}`)}
          footer={<Button onPress={() => setOpen(null)}>{t('common:actions.close')}</Button>}
        >
          <Words paper={open} />
        </Dialog>
      )}
    </Stack>
  );
}

/** Text of a document, loaded with the first one that is opened. */
function Words({ paper }: { paper: Paper }) {
  const { t } = useTranslation('legal');
  return (
    <Stack gap="s4">
      {papers[paper].map((part) => (
        <Text key={part}>{t(`${paper}.${part}`)}</Text>
      ))}
    </Stack>
  );
}
