import { appConfig } from '../../packages/app-shell/src/build/vite.ts';

export default appConfig({ port: 3001 });
