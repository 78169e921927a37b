import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Section } from '@selvedge/design-system/layout/Section';
import { ProductSheet } from '../../trade/ProductSheet';
import { MakeOrderBar } from '../../trade/MakeOrderBar';
import { OrderFields } from '../../trade/OrderFields';
import { useStaffOrder } from '../../trade/useStaffOrder';
import { addOrder } from './addOrder.api';

/** Page for an order that staff write for a customer: products of lists, sums while typing, and minimums that are not reached. */
export function AddOrderScreen() {
  const { t } = useTranslation(['addOrder', 'orders', 'listing']);
  const { kept, fields, products, bar } = useStaffOrder('order:new', addOrder);
  return (
    <Page
      ground="surface"
      header={<PageHeader ground="surface" title={t('common:route.addOrder')} lead={t('lead')} />}
    >
      <Section title={t('head')} isInset>
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <OrderFields isInset {...fields} />
      </Section>
      <ProductSheet {...products} />
      <MakeOrderBar {...bar} />
    </Page>
  );
}
