import type { ReactElement, ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Translate } from '../../i18n';
import type { TableSort } from '../tableColumn';
import { tick } from './cell.css';
import type { PageTick } from './selection';
import { SortMark } from './SortMark';

/** Column as its head shows it. */
interface Headed {
  readonly id: string;
  readonly header: string;
  readonly head?: ReactNode;
  readonly isHeaderHidden?: boolean;
}

interface HeadContentProps {
  /** `null` for the column of checkboxes. */
  readonly source: Headed | null;
  readonly sorts: readonly TableSort[];
  readonly page: PageTick;
  /** Edge by which the column is resized; undefined when it cannot be. */
  readonly edge: ReactElement | undefined;
  readonly t: Translate<'grid'>;
}

const ticked = { none: false, some: 'mixed', all: true } as const;

/** Content of a column head: its name, which a hidden head keeps for screen readers, its place in the order, and its edge; or the checkbox of all rows. */
export function HeadContent({ source, sorts, page, edge, t }: HeadContentProps): ReactElement {
  if (source === null)
    return <span role="checkbox" aria-checked={ticked[page]} aria-label={t('selectPage')} className={tick} />;
  const { id, header, head, isHeaderHidden } = source;
  return (
    <>
      {isHeaderHidden ? <span className={visuallyHidden}>{header}</span> : (head ?? header)}
      <SortMark sorts={sorts} column={id} t={t} />
      {isHeaderHidden ? null : edge}
    </>
  );
}
