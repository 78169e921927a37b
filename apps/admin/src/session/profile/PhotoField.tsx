import { useFormContext, useWatch } from 'react-hook-form';
import { OwnPhoto } from '@selvedge/app-shell/files/OwnPhoto';
import { sendPicture } from '../../api/pictures';
import type { ProfileValues } from './profileForm';

/** Field for the user's own photo: it is uploaded at once and saved with the profile. */
export function PhotoField() {
  const { control, setValue } = useFormContext<ProfileValues>();
  const [nickname, avatar] = useWatch({ control, name: ['nickname', 'avatar'] });
  const set = (address: string): void => setValue('avatar', address, { shouldDirty: true });
  return (
    <OwnPhoto
      name={nickname}
      address={avatar}
      onCrop={async (part) => set((await sendPicture(part, 'AVATAR')).url)}
      onRemove={() => set('')}
    />
  );
}
