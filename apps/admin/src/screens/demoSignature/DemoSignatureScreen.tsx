import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { SignaturePad } from '@selvedge/design-system/primitives/SignaturePad';
import type { Signature } from '@selvedge/design-system/primitives/SignaturePad';

/** Demo of a drawn signature, saved as a PNG or as an SVG picture. */
export function DemoSignatureScreen() {
  const { t } = useTranslation('demo');
  const [signature, setSignature] = useState<Signature | null>(null);
  const save = (kind: 'png' | 'svg'): void => {
    if (signature) saveFile(signature[kind](), `${t('signature.file')}.${kind}`);
  };
  return (
    <Page
      isInset
      header={
        <PageHeader
          title={t('common:route.demoSignature')}
          lead={t('signature.lead')}
          actions={
            <>
              <Button isDisabled={signature === null} onPress={() => save('png')}>
                {t('signature.png')}
              </Button>
              <Button isDisabled={signature === null} onPress={() => save('svg')}>
                {t('signature.svg')}
              </Button>
            </>
          }
        />
      }
    >
      <SignaturePad label={t('signature.label')} onSign={setSignature} />
    </Page>
  );
}
