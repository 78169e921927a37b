import { StatusMark } from '@selvedge/design-system/StatusMark';
import { useTranslation } from 'react-i18next';

/** Whether an account, a role, a department, a dictionary or a word is in use, in a row. */
export function EntryState({ status }: { status: 'ENABLED' | 'DISABLED' }) {
  const { t } = useTranslation('system');
  const isOff = status === 'DISABLED';
  return (
    <StatusMark glyph={isOff ? 'cross' : 'full'} tone={isOff ? 'critical' : 'positive'} isOff={isOff}>
      {t(`state.${status}`)}
    </StatusMark>
  );
}
