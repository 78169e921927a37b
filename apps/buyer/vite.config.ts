import { appConfig } from '../kit/src/build/vite.ts';

export default appConfig({ port: 3000 });
