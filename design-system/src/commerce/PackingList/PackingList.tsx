import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n';
import { formatQuantity, formatWeight } from '../../formats';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Heading } from '../../layout/Heading/Heading';
import { Button } from '../../primitives/Button/Button';
import { PrinterIcon } from '../../primitives/Icon/Icon';
import {
  box,
  boxHead,
  facts as factsClass,
  figure,
  frame,
  head,
  name,
  number as numberClass,
} from './PackingList.css';
import { printed, row, sheet, sum, value, wholeBox } from './PackingList.css';

/** Pieces of a size in a package. */
export interface PackedItem {
  id: string;
  /** Name of the item: brand, style, colour, size. */
  name: string;
  qty: number;
}

/** Package with its content. */
export interface PackedPackage {
  no: number;
  items: readonly PackedItem[];
  /** Gross weight in grams. */
  weightG?: number;
}

/** Props of {@link PackingList}. */
export interface PackingListProps extends RootProps<HTMLDivElement> {
  /** Number of the consignment or of the packed order. */
  number: string;
  /** Order, consignee, courier; facts without a value are left out. */
  facts: readonly { name: string; value: string }[];
  packages: readonly PackedPackage[];
}

/**
 * Largest number of lines of a package that is kept whole at the cost of empty space at the foot of a sheet: half of the lines of a sheet.
 */
const MOST_WHOLE = 20;

const piecesOf = ({ items }: PackedPackage): number => items.reduce((total, { qty }) => total + qty, 0);

/** Content of each package: on the page as a sheet, and alone on paper when the page is printed. */
export function PackingList({ number, facts, packages, ...root }: PackingListProps) {
  const t = useMessages('PackingList');
  const paper = <Paper number={number} facts={facts} packages={packages} />;
  return (
    <div {...rootProps(root)} className={frame}>
      {paper}
      <Button icon={<PrinterIcon />} onPress={() => window.print()}>
        {t('print')}
      </Button>
      {createPortal(
        <div className={printed} aria-hidden="true">
          {paper}
        </div>,
        document.body,
      )}
    </div>
  );
}

function Paper({ number, facts, packages }: Pick<PackingListProps, 'number' | 'facts' | 'packages'>) {
  const t = useMessages('PackingList');
  const pieces = packages.reduce((total, each) => total + piecesOf(each), 0);
  const weight = packages.reduce((total, { weightG = 0 }) => total + weightG, 0);
  const weighed = (grams: number): string => (grams === 0 ? '' : formatWeight(grams));
  const line = (...parts: string[]): string => parts.filter(Boolean).join(', ');
  return (
    <div className={sheet}>
      <div className={head}>
        <Heading>{t('title')}</Heading>
        <span className={numberClass}>{number}</span>
      </div>
      <dl className={factsClass}>
        {facts
          .filter((fact) => fact.value !== '')
          .map((fact) => (
            <div key={fact.name} className={row}>
              <dt className={name}>{fact.name}</dt>
              <dd className={value}>{fact.value}</dd>
            </div>
          ))}
      </dl>
      {packages.map((each) => (
        <div key={each.no} className={each.items.length > MOST_WHOLE ? box : wholeBox}>
          <div className={boxHead}>
            <span>{t('package', { no: each.no })}</span>
            <span className={figure}>
              {line(weighed(each.weightG ?? 0), t('pieces', { count: piecesOf(each) }))}
            </span>
          </div>
          {each.items.map((item) => (
            <div key={item.id} className={row}>
              <span>{item.name}</span>
              <span className={figure}>{formatQuantity(item.qty)}</span>
            </div>
          ))}
        </div>
      ))}
      <div className={sum}>
        <span>{t('packages', { count: packages.length })}</span>
        <span className={figure}>{line(weighed(weight), t('pieces', { count: pieces }))}</span>
      </div>
    </div>
  );
}
