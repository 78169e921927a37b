export declare function bundleThreads(options?: { watch?: boolean }): Promise<void>;
