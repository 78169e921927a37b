import { useTranslation } from 'react-i18next';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Section } from '@selvedge/design-system/layout/Section';
import type { ProductDetail } from '../../api/schemas';
import { wishesOf } from './watch';
import { WatchSwitch } from './WatchSwitch';

/** Switches for restock and price alerts: for the product as a whole, and for each size that is sold out. */
export function Watch({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const wishes = wishesOf(product);
  if (wishes.length === 0) return null;
  return (
    <Section
      title={t('watch.title')}
      note={t('watch.note')}
      end={<Link href="/mine/watched">{t('watch.all')}</Link>}
    >
      <Inline gap="s5" isWrapping>
        {wishes.map((wish) => (
          <WatchSwitch key={`${wish.kind} ${wish.skuId ?? ''}`} product={product} wish={wish} />
        ))}
      </Inline>
    </Section>
  );
}
