import type { ReactNode } from 'react';
import { LineTotals } from '../src/commerce/LineTotals';
import { OrderStatusMark } from '../src/commerce/OrderStatusBadge';
import { PriceCell } from '../src/commerce/PriceCell';
import { SubOrderBars } from '../src/commerce/SubOrderBars';
import { ThresholdRuler } from '../src/commerce/ThresholdRuler';
import { Inline } from '../src/layout/Inline';
import { Stack } from '../src/layout/Stack';
import { Button } from '../src/primitives/Button';
import { TextField } from '../src/primitives/TextField';
import { useSay } from '../src/testing/say';

/** Eight parts as they run in the product, in the order of the gallery, by the name of their folder. */
export function useLiveParts(): readonly (readonly [name: string, part: ReactNode])[] {
  const say = useSay();
  return [
    [
      'Button',
      <Inline key="button">
        <Button>{say('生成询价单', 'Create inquiry')}</Button>
        <Button variant="secondary">{say('加入购物车', 'Add to cart')}</Button>
      </Inline>,
    ],
    [
      'PriceCell',
      <Stack key="price" gap="s2" align="start">
        <PriceCell cents={37_125} wasCents={41_250} align="start" />
        <PriceCell cents={124_000} tone="estimated" align="start" />
      </Stack>,
    ],
    [
      'OrderStatusBadge',
      <Stack key="status" gap="s2" align="start">
        <OrderStatusMark kind="flow" code="TO_BE_CONFIRMED" />
        <OrderStatusMark kind="flow" code="TO_BE_PAID" />
        <OrderStatusMark kind="payment" code="PAID" />
      </Stack>,
    ],
    [
      'TextField',
      <TextField
        key="field"
        label={say('邮箱', 'E-mail')}
        defaultValue="linzx@hanhai"
        isInvalid
        errorMessage={say('请输入正确的邮箱', 'Enter a correct e-mail address')}
      />,
    ],
    [
      'ThresholdRuler',
      <ThresholdRuler
        key="ruler"
        goodsCents={458_000}
        steps={[
          { atCents: 0, surchargeBp: 1000 },
          { atCents: 500_000, surchargeBp: 500 },
          { atCents: 1_000_000, surchargeBp: 0 },
        ]}
      />,
    ],
    [
      'SubOrderBars',
      <Stack key="bars" gap="s3" align="start">
        <SubOrderBars
          subOrders={[
            { id: '01', stage: 'shipped' },
            { id: '02', stage: 'shipped' },
            { id: '03', stage: 'partial' },
          ]}
        />
        <SubOrderBars
          subOrders={[
            { id: '01', stage: 'confirmed' },
            { id: '02', stage: 'asked' },
          ]}
        />
      </Stack>,
    ],
    [
      'LineTotals',
      <LineTotals
        key="totals"
        sums={{ goodsCents: 458_000, surchargeBp: 1000, surchargeCents: 45_800, payableCents: 503_800 }}
      />,
    ],
    [
      'Kbd',
      <Inline key="link">
        <Button variant="link">{say('清除筛选', 'Clear filters')}</Button>
        <Button variant="danger">{say('取消订单', 'Cancel order')}</Button>
      </Inline>,
    ],
  ];
}
