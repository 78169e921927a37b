/** Measurements of the library, taken by `.storybook/componentStats.ts` when Storybook starts. */
declare module 'virtual:component-stats' {
  /** Measurements of a component. */
  export interface ComponentEntry {
    name: string;
    /** Folder of the library, such as `primitives`. */
    group: string;
    /** Compressed size of its own folder, in bytes. */
    bytes: number;
    stories: number;
    /** Whether its stories run as tests: axe reads them in both themes, and a finding fails. */
    isReadByAxe: boolean;
    /** Number of files of the apps that import it. */
    users: number;
    hasPage: boolean;
    /** Id of its docs page in Storybook. */
    docs: string;
  }

  /** Measurements of all components, and the number of screens with stories. */
  export interface ComponentStats {
    components: ComponentEntry[];
    screens: number;
  }

  const stats: ComponentStats;
  export default stats;
}
