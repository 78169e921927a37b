import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useTranslation } from 'react-i18next';

interface Account {
  status: 'ENABLED' | 'DISABLED';
}

/** State of an account, in the word and the colour that staff set for it. */
function AccountState({ status }: Account) {
  const { t } = useTranslation('dictionaries');
  const { toneOf } = useDictionary('account_status');
  const isOff = status === 'DISABLED';
  return (
    <StatusMark
      glyph={isOff ? 'cross' : 'full'}
      tone={toneOf(status, isOff ? 'critical' : 'positive')}
      isOff={isOff}
    >
      {t(`account_status.${status}`)}
    </StatusMark>
  );
}

/** Returns the column of the state of an account. */
export function accountColumn<Row extends Account>(header: string): TableColumn<Row> {
  return {
    id: 'status',
    phone: 'line1End',
    header,
    width: 88,
    render: ({ status }) => <AccountState status={status} />,
  };
}
