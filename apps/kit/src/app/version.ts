/** Version of the product, put in by the build. */
export const version: string = import.meta.env.VITE_APP_VERSION ?? '';
