import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { formatQuantity } from '../../formats/number';
import { ariaProps, rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { tab, tabCount, tabEnd, tabLine, tabList, tabListInset, tabPanel, tabs } from './Tabs.css';

/** Tab of Tabs. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** Number of items under the tab. */
  count?: number;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** Accessible name: the subject that the tabs divide. */
  label: string;
  items: readonly TabItem<Id>[];
  /** Id of the selected tab; leave out to let the component hold the selection. */
  selectedKey?: Id;
  defaultSelectedKey?: Id;
  onSelectionChange?: (id: Id) => void;
  /** Adds the page's margin before the first tab, where the tabs run over the whole page. */
  isInset?: boolean;
  /** Tools at the end of the line of tabs. */
  end?: ReactNode;
  /** Content of the selected tab's panel. */
  children: ReactNode | ((id: Id) => ReactNode);
}

/** Tabs over a panel; with counts they filter the list below. */
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
      {/* The same structure with and without tools: a list mounted anew when they appear would refer to panels that do not exist. */}
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
