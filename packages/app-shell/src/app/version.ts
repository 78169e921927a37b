/** Version of the app, set by the build. */
export const version: string = import.meta.env.VITE_APP_VERSION ?? '';
