import { appConfig } from '../kit/vite';

export default appConfig({ port: 3000 });
