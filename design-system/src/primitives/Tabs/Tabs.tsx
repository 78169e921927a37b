import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { formatQuantity } from '../../formats/number';
import { ariaProps, rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { tab, tabCount, tabEnd, tabLine, tabList, tabListInset, tabPanel, tabs } from './Tabs.css';

/** One tab. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** How many it holds. */
  count?: number;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  /** Leave out to let the tabs keep their own choice. */
  selectedKey?: Id;
  defaultSelectedKey?: Id;
  onSelectionChange?: (id: Id) => void;
  /** Keeps the page's margin before the first tab, where the tabs run over the whole page. */
  isInset?: boolean;
  /** Tools at the end of the line of tabs. */
  end?: ReactNode;
  /** The panel of the chosen tab. */
  children: ReactNode | ((id: Id) => ReactNode);
}

/** Tabs over one panel; with counts they filter the list below. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, selectedKey, defaultSelectedKey, onSelectionChange, isInset, end, children } = props;
  const list = (
    <TabList
      {...ariaProps(props)}
      aria-label={label}
      items={items}
      className={isInset ? `${tabList} ${tabListInset}` : tabList}
      dependencies={[items]}
    >
      {(item) => (
        <Tab id={item.id} isDisabled={item.isDisabled} className={tab}>
          {item.label}
          {item.count === undefined ? null : <span className={tabCount}>{formatQuantity(item.count)}</span>}
        </Tab>
      )}
    </TabList>
  );
  return (
    <AriaTabs
      {...rootProps(props)}
      className={tabs}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key) => onSelectionChange?.(key as Id)}
    >
      {/* One structure with tools and without: a list made anew when they come would name panels that are not there. */}
      <div className={tabLine}>
        {list}
        {end ? <div className={tabEnd}>{end}</div> : null}
      </div>
      {items.map(({ id }) => (
        <TabPanel key={id} id={id} className={tabPanel}>
          {typeof children === 'function' ? children(id) : children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
