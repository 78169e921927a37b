/** What the workbench measures of the library when it starts; `catalogue.ts` gives it. */
declare module 'virtual:component-stats' {
  /** What is measured of a component. */
  export interface ComponentEntry {
    name: string;
    /** Folder of the library. */
    group: string;
    /** Its own folder, compressed. */
    bytes: number;
    stories: number;
    /** Whether its stories run as tests: axe reads them in both themes, and a finding fails. */
    isReadByAxe: boolean;
    /** Files of the apps that import it. */
    users: number;
    hasPage: boolean;
    /** Id of its page in the workbench. */
    docs: string;
  }

  /** The library as measured, and the number of screens with stories. */
  export interface ComponentStats {
    components: ComponentEntry[];
    screens: number;
  }

  const stats: ComponentStats;
  export default stats;
}
