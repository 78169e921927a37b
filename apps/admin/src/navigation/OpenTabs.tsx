import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { TabsBar } from '@selvedge/design-system/shell/TabsBar';
import { keepPages, refreshPage, tabs } from '../tabs/tabs';

interface OpenTabsProps {
  /** Full path of the page in front. */
  front: string;
  /** Path to open when the last page was closed. */
  home: string;
}

/** Bar of the open pages. */
export function OpenTabs({ front, home }: OpenTabsProps) {
  const { t } = useTranslation();
  const store = useSnapshot(tabs);
  return (
    <TabsBar
      tabs={store.tabs.map((tab) => ({
        ...tab,
        title: store.ownTitles[tab.path] ?? t(tab.title, { defaultValue: tab.title }),
      }))}
      selectedKey={front}
      onSelectionChange={navigate}
      onTabsChange={(next) => {
        const path = keepPages(next);
        if (path !== undefined) navigate(path ?? home);
      }}
      onRefresh={(path) => {
        refreshPage(path);
        navigate(path);
      }}
    />
  );
}
