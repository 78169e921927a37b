import { useTranslation } from 'react-i18next';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { usePageSearch } from '../../tabs/pageAddress';
import { Addresses } from './Addresses';
import { Categories } from './Categories';
import { Funnel } from './Funnel';
import { Overview } from './Overview';
import { Suppliers } from './Suppliers';
import { ValueBars } from './ValueBars';
import { periods, readPeriod, spanOf, writePeriod } from './dashboard.search';

/** Dashboard of the back office: pending work, and the merchant's figures. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = usePageSearch();
  const period = readPeriod(search);
  const span = spanOf(period, useNow());
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.dashboard')}
          actions={
            <FilterSelect
              label={t('period')}
              value={period}
              options={periods.map((id) => ({ id, label: t(`periods.${id}`) }))}
              onChange={(id) => setSearch(writePeriod(periods.find((each) => each === id) ?? 'year'))}
            />
          }
        >
          <Overview span={span} />
        </PageHeader>
      }
    >
      <Panels>
        <Panel span="seven">
          <ValueBars span={span} />
        </Panel>
        <Panel span="five">
          <Funnel span={span} />
        </Panel>
        <Panel span="quarter">
          <Categories span={span} />
        </Panel>
        <Panel span="quarter">
          <Suppliers span={span} />
        </Panel>
        <Panel span="half">
          <Addresses span={span} />
        </Panel>
      </Panels>
    </Page>
  );
}
