import { Button } from '@selvedge/design-system/Button';
import { Stack } from '@selvedge/design-system/Stack';
import { TextField } from '@selvedge/design-system/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VIEW_NAME_MAX } from './viewQuery';

interface NameViewProps {
  isPending: boolean;
  /** Whether a view of the name is there already; it is replaced then, which is said before. */
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
}

/** Gives what is filtered now a name. */
export function NameView({ isPending, isTaken, onName }: NameViewProps) {
  const { t } = useTranslation('listing');
  const [text, setText] = useState('');
  const name = text.trim();
  const isThere = isTaken(name);
  return (
    <Stack gap="s3">
      <TextField
        label={t('views.name')}
        value={text}
        onChange={setText}
        maxLength={VIEW_NAME_MAX}
        warning={isThere ? t('views.taken') : undefined}
      />
      <Button isDisabled={name === ''} isPending={isPending} onPress={() => onName(name)}>
        {isThere ? t('views.replace') : t('views.save')}
      </Button>
    </Stack>
  );
}
