import { appConfig } from '../kit/src/build/vite';

export default appConfig({ port: 3000 });
