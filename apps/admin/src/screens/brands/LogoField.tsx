import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PICTURES_OFFERED } from '@selvedge/domain/files/attachments';
import { BrandMark } from '@selvedge/design-system/commerce/BrandMark';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FileButton } from '@selvedge/design-system/primitives/FileButton';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Text } from '@selvedge/design-system/layout/Text';
import { sendPicture } from '../../api/pictures';
import type { BrandValues } from './brandForm';

/** Field for the logo of a brand: another one, or none; it is uploaded at once and saved with the brand. */
export function LogoField() {
  const { t } = useTranslation('brands');
  const { control, setValue } = useFormContext<BrandValues>();
  const [name, logo] = useWatch({ control, name: ['name', 'logo'] });
  const set = (address: string): void => setValue('logo', address, { shouldDirty: true });
  const upload = useMutation({
    mutationFn: (file: File) => sendPicture(file, 'LOGO'),
    onSuccess: ({ url }) => set(url),
  });
  return (
    <>
      <Inline gap="s4">
        <BrandMark name={name} logo={logo} size="large" />
        <FileButton
          accept={PICTURES_OFFERED}
          isPending={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        >
          {t('field.chooseLogo')}
        </FileButton>
        {logo !== '' && (
          <Button variant="quiet" onPress={() => set('')}>
            {t('field.removeLogo')}
          </Button>
        )}
      </Inline>
      {upload.error && (
        <Text as="p" ink="critical" aria-live="assertive">
          {upload.error.message}
        </Text>
      )}
    </>
  );
}
