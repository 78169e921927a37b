import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-kit/kept/KeptStrip';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Section } from '@selvedge/design-system/Section';
import { GoodsSheet } from '../../trade/GoodsSheet';
import { MakeOrderBar } from '../../trade/MakeOrderBar';
import { OrderFields } from '../../trade/OrderFields';
import { useHandOrder } from '../../trade/useHandOrder';
import { addOrder } from './addOrder.api';

/** An order that staff write for a customer: goods of lists, sums as written, what is below a minimum. */
export function AddOrderScreen() {
  const { t } = useTranslation(['addOrder', 'orders', 'listing']);
  const { kept, fields, goods, bar } = useHandOrder('order:new', addOrder);
  return (
    <Page
      ground="surface"
      header={<PageHeader ground="surface" title={t('common:route.addOrder')} lead={t('lead')} />}
    >
      <Section title={t('head')} isInset>
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <OrderFields isInset {...fields} />
      </Section>
      <GoodsSheet {...goods} />
      <MakeOrderBar {...bar} />
    </Page>
  );
}
