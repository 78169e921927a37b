import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextArea } from '@selvedge/design-system/primitives/TextArea';
import { AddFiles } from '@selvedge/app-shell/files/AddFiles';
import type { Uploads } from '@selvedge/app-shell/files/useUploads';
import { shortageReasonValues } from '@selvedge/api-spec/values';
import type { ClaimReason, Difference } from './receipt.model';

/** Longest note, in characters. */
export const LONGEST_NOTE = 300;

interface DifferenceFieldsProps {
  /** Name of the line: brand, style, size. */
  name: string;
  value: Difference;
  photos: Uploads;
  onChange: (change: Partial<Difference>) => void;
}

/** Fields for missing pieces of a line: the reason, a note, photos. */
export function DifferenceFields({ name, value, photos, onChange }: DifferenceFieldsProps) {
  const { t } = useTranslation('orders');
  const reasons = useDictionary('shortage_reason');
  return (
    <Stack gap="s4">
      <RadioGroup
        label={t('receipt.reasonOf', { name })}
        orientation="horizontal"
        value={value.reason}
        onChange={(reason) => onChange({ reason: reason as ClaimReason })}
        options={reasons.optionsOf(shortageReasonValues)}
      />
      <TextArea
        label={t('receipt.note')}
        value={value.note}
        maxLength={LONGEST_NOTE}
        onChange={(note) => onChange({ note })}
      />
      <AddFiles label={t('receipt.photos')} uploads={photos} />
    </Stack>
  );
}
