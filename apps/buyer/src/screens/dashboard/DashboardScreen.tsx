import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { DEFAULT_NICKNAME } from '@selvedge/domain/constants';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { Board } from '@selvedge/design-system/layout/Board';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Text } from '@selvedge/design-system/layout/Text';
import { salesmanQuery } from '../../api/salesman';
import { userInfoQuery } from '../../session/account';
import { session } from '../../api/session';
import { ClosingSoon } from './ClosingSoon';
import { OrderedValue } from './OrderedValue';
import { TopBrands } from './TopBrands';
import { Waiting } from './Waiting';

const NOON = 12;
const EVENING = 18;

/** Dashboard: orders that wait for the buyer, lists closing soon, ordered value by month, brands and notices. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const now = new Date(useNow());
  const { user } = useSnapshot(session);
  useQuery(userInfoQuery);
  const salesman = useQuery(salesmanQuery).data;
  const hour = now.getHours();
  const part = hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';
  return (
    <Page
      isInset
      header={
        <PageHeader
          ground="open"
          title={t(`greeting.${part}`, { name: user?.nickname || DEFAULT_NICKNAME })}
          lead={
            user &&
            [user.companyName, t(`dictionaries:identity_type.${user.identityType}`)]
              .filter(Boolean)
              .join(t('space'))
          }
          aside={
            salesman && (
              <>
                <Text as="p" size="caption" ink="weak">
                  {t('salesperson')}
                </Text>
                <Text as="p">
                  {salesman.name}{' '}
                  <Text ink="weak" isFigure>
                    {salesman.phone}
                  </Text>
                </Text>
              </>
            )
          }
        />
      }
    >
      <Board>
        <Waiting />
        <ClosingSoon />
        <OrderedValue now={now} />
        <TopBrands now={now} />
      </Board>
    </Page>
  );
}
