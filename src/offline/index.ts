export type { WorkerRequest } from './requests';
