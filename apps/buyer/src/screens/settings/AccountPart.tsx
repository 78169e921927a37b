import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FactStrip } from '@selvedge/design-system/layout/FactStrip';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import type { SessionUser } from '../../api/schemas';
import { bindPrompt } from '../../session/bindPrompt';
import { BindSocial } from './BindSocial';

const PhoneDialog = lazyDialog(() => import('./PhoneDialog').then((part) => part.PhoneDialog));
const UnbindDialog = lazyDialog(() => import('./UnbindDialog').then((part) => part.UnbindDialog));

/** Section with the account's user name, e-mail, phone and social account, and the buttons to change them. */
export function AccountPart({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['settings', 'entry']);
  const [open, setOpen] = useState<'phone' | 'social' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Stack gap="s5">
      <FactStrip
        facts={[
          ...(user.username === undefined ? [] : [{ name: t('signInName'), value: user.username }]),
          { name: t('email'), value: user.email || t('none') },
          { name: t('entry:phone'), value: `${user.areaCode} ${user.phone}` },
          { name: t('social'), value: t(user.socialBound ? 'socialBound' : 'socialFree') },
        ]}
      />
      <Text ink="medium">{t('emailPurpose')}</Text>
      <Inline gap="s3" isWrapping>
        <Button
          onPress={() => {
            bindPrompt.isOpen = true;
          }}
        >
          {t(user.email ? 'changeEmail' : 'bindEmail')}
        </Button>
        <Button onPress={() => setOpen('phone')}>{t('changePhone')}</Button>
        <Link variant="secondary" href="/address">
          {t('common:places.addresses')}
        </Link>
        {!user.socialBound && <BindSocial />}
        {user.socialBound && <Button onPress={() => setOpen('social')}>{t('unbindSocial')}</Button>}
      </Inline>
      {open === 'phone' && <PhoneDialog onClose={close} />}
      {open === 'social' && <UnbindDialog onClose={close} />}
    </Stack>
  );
}
