export { LEAST_NAMED, type Reason, reasonsFor } from './reasons';
