import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { RootProps } from '../../internal/rootProps';
import { BellIcon } from '../../primitives/Icon/Icon';
import { useMessages } from '../../i18n';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs';
import { AccountMenu, type Account } from '../internal/AccountMenu';
import { CounterLink, shownCount } from '../internal/CounterLink';
import { PaperHead } from '../internal/PaperHead';
import { SearchBox } from '../internal/SearchBox';
import { SideMenu, type SideMenuItem } from '../SideMenu/SideMenu';
import { SkipLink } from '../SkipLink/SkipLink';
import { TopMenu } from '../TopMenu/TopMenu';
import { Wordmark } from '../Wordmark/Wordmark';
import {
  bar,
  belowBar,
  belowTabs,
  brand,
  column,
  find,
  head,
  headSticky,
  main,
  places,
  rail,
  shell,
  shellTop,
  start,
} from './AdminShell.css';
import { topItems } from './topItems';

/** Layouts of the back office's menu. */
export const adminLayouts = ['rail', 'top', 'mixed'] as const;
/** `rail`: icons at the side. `top`: the first level along the top. `mixed`: both. */
export type AdminLayout = (typeof adminLayouts)[number];

/** Props of {@link AdminShell}. */
export interface AdminShellProps extends RootProps<HTMLDivElement> {
  /** The product's title. */
  title: string;
  homeHref: string;
  /** Menu items that the viewer may use, as the server returns them. */
  menu: readonly SideMenuItem[];
  layout?: AdminLayout;
  /** Keeps the bars in view while the page scrolls. */
  hasFixedHeader?: boolean;
  breadcrumbs: readonly Crumb[];
  onSearch?: (text: string) => void;
  /** Theme, language and settings. */
  preferences?: ReactNode;
  /** Link to the notices; `count` is undefined while it is unknown or could not be loaded. */
  notices?: { count: number | undefined; href: string };
  account?: Account;
  /** Bar of visited pages: a TabsBar. */
  tabs?: ReactNode;
  /** A ConnectionStrip, below the bars. */
  strip?: ReactNode;
  children: ReactNode;
}

const mainId = 'main';

/** Shell of the back office: icon rail with fly-outs, breadcrumbs, search, notices, visited pages. */
export function AdminShell({
  title,
  homeHref,
  menu,
  layout = 'rail',
  hasFixedHeader = true,
  breadcrumbs,
  onSearch,
  preferences,
  notices,
  account,
  tabs,
  strip,
  children,
  ...root
}: AdminShellProps) {
  const t = useMessages('AdminShell');
  const hasRail = layout !== 'top';
  const accountMenu = (placement: 'top start' | 'bottom end') =>
    account && (
      <AccountMenu account={account} label={t('account', { name: account.name })} placement={placement} />
    );
  const home = (
    <Link className={brand} href={homeHref} aria-label={t('home', { title })}>
      <Wordmark />
    </Link>
  );
  return (
    <div {...root} className={hasRail ? shell : `${shell} ${shellTop}`}>
      <SkipLink targetId={mainId} />
      {hasRail && (
        <section className={rail} aria-label={t('rail')}>
          {home}
          <div className={places}>
            <SideMenu items={menu} />
          </div>
          {accountMenu('top start')}
        </section>
      )}
      <div className={hasFixedHeader ? `${column} ${tabs ? belowTabs : belowBar}` : column}>
        <header className={hasFixedHeader ? `${head} ${headSticky}` : head}>
          <div className={bar}>
            <div className={start}>
              {!hasRail && home}
              {layout === 'rail' ? (
                <Breadcrumbs items={breadcrumbs} size="small" isLastCurrent />
              ) : (
                <TopMenu items={topItems(menu)} />
              )}
            </div>
            {onSearch && (
              <div className={find}>
                <SearchBox label={t('searchName')} placeholder={t('search')} onSearch={onSearch} />
              </div>
            )}
            {preferences}
            {notices && (
              <CounterLink
                href={notices.href}
                label={
                  notices.count === undefined
                    ? t('noticesPlace')
                    : t('notices', { shown: shownCount(notices.count) })
                }
                icon={<BellIcon />}
                count={notices.count}
              />
            )}
            {!hasRail && accountMenu('bottom end')}
          </div>
          {tabs}
          {strip}
        </header>
        <main id={mainId} tabIndex={-1} className={main}>
          <PaperHead title={title} name={account?.name} />
          {children}
        </main>
      </div>
    </div>
  );
}
