export type * from './requests';
