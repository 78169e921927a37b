import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { PackingList } from '@selvedge/design-system/commerce/PackingList';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { Table } from '@selvedge/design-system/primitives/Table';
import { useTranslation } from 'react-i18next';
import type { PickList } from '../../api/schemas';
import { Boxes } from './Boxes';
import { packagesOf, packedPieces } from './packing.model';
import { usePickColumns } from './pick.columns';
import { ScanLine } from './ScanLine';
import { ShipForm } from './ShipForm';
import { usePacking } from './usePacking';

/** Desk on which a sub-order is picked by scanning, packed and shipped, with the packing list that goes into the box. */
export function PackingDeskView({ list }: { list: PickList }) {
  const { t } = useTranslation('packing');
  const desk = usePacking(list);
  const { lines, mayShip } = list;
  const columns = usePickColumns(desk, mayShip);
  const packages = packagesOf(desk.packing).map(({ items, ...box }) => ({
    ...box,
    items: items.map(({ orderLineId, qty }) => {
      const line = lines.find((one) => one.orderLineId === orderLineId);
      return {
        id: orderLineId,
        qty,
        name: line
          ? `${line.brandName} ${t('item', { name: line.name, colour: line.color, size: line.size })}`
          : '',
      };
    }),
  }));
  return (
    <SplitView
      side={
        lines.length === 0
          ? undefined
          : {
              at: 'end',
              label: t('boxes'),
              content: (
                <Panels>
                  {mayShip && <Boxes desk={desk} lines={lines} />}
                  {mayShip && (
                    <Panel span="whole">
                      <ShipForm list={list} desk={desk} />
                    </Panel>
                  )}
                  {packedPieces(desk.packing) > 0 && (
                    <Panel span="whole">
                      <PackingList
                        number={list.subNo}
                        facts={[
                          { name: t('consignee'), value: list.consignee },
                          { name: t('place'), value: list.place },
                          { name: t('warehouse'), value: list.warehouseId },
                        ]}
                        packages={packages}
                      />
                    </Panel>
                  )}
                </Panels>
              ),
            }
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          title={t('allSent')}
          action={
            <Link variant="secondary" href={`/parcels/shipment?state=ALL&keywords=${list.orderNo}`}>
              {t('toShipments')}
            </Link>
          }
        >
          {t('allSentHint')}
        </EmptyState>
      ) : (
        <>
          <KeptStrip keptAt={desk.keptAt} onDiscard={desk.clear} />
          {mayShip && <ScanLine desk={desk} />}
          <Table
            label={t('pickList')}
            columns={columns}
            rows={lines}
            rowId={({ orderLineId }) => orderLineId}
            isTall
            hasPhoneRows
          />
        </>
      )}
    </SplitView>
  );
}
