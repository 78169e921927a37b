import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Switch } from '@selvedge/design-system/primitives/Switch';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { errorWords } from '../../trade/errorWords';
import { chooseNotices, type NoticeChoice } from './notices.api';

/** Switch for one channel of a kind of notices: it changes at once, and turns back with the reason when saving failed. */
export function NoticeSwitch({ kind, channel, isOn, isDisabled }: NoticeChoice & { isDisabled?: boolean }) {
  const { t } = useTranslation('settings');
  const choose = useMutation({
    mutationFn: (next: boolean) => chooseNotices({ kind, channel, isOn: next }),
    onError: (error) => toast.show({ message: errorWords(error), tone: 'critical' }),
  });
  return (
    <Switch
      aria-label={t('notices.named', { kind: t(`notices.kinds.${kind}`), place: t(`notices.${channel}`) })}
      isSelected={choose.isPending ? choose.variables : isOn}
      isDisabled={isDisabled}
      onChange={(next) => choose.mutate(next)}
    />
  );
}
