import type { ReactNode } from 'react';
import { LineTotals } from '../src/commerce/LineTotals/LineTotals';
import { OrderStatusMark } from '../src/commerce/OrderStatusBadge/OrderStatusBadge';
import { PriceCell } from '../src/commerce/PriceCell/PriceCell';
import { SubOrderBars } from '../src/commerce/SubOrderBars/SubOrderBars';
import { Inline } from '../src/layout/Inline/Inline';
import { Stack } from '../src/layout/Stack/Stack';
import { Button } from '../src/primitives/Button/Button';
import { Kbd } from '../src/primitives/Kbd/Kbd';
import { Switch } from '../src/primitives/Switch/Switch';
import { TextField } from '../src/primitives/TextField/TextField';
import { say } from '../src/testing/say';

/** Returns eight components with sample data, in the order of the gallery, each with the name of its folder. */
export function liveParts(): readonly (readonly [name: string, part: ReactNode])[] {
  return [
    [
      'Button',
      <Inline key="button">
        <Button variant="primary">{say('生成询价单', 'Create inquiry')}</Button>
        <Button>{say('加入购物车', 'Add to cart')}</Button>
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
      'Switch',
      <Stack key="switch" gap="s2" align="start">
        <Switch defaultSelected>{say('只看有库存', 'In stock only')}</Switch>
        <Switch>{say('显示售价', 'Show retail prices')}</Switch>
      </Stack>,
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
      <Inline key="keys">
        <Kbd>/</Kbd>
        <Kbd>Ctrl C</Kbd>
        <Kbd>Ctrl V</Kbd>
        <Kbd>Esc</Kbd>
      </Inline>,
    ],
  ];
}
