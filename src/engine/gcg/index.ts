export type { GcgFileError, GcgGame } from './game';
export { parseGcg } from './parse';
export {
  type GcgGameError,
  type GcgRemark,
  type GcgReplay,
  type GcgTable,
  replayGcg,
} from './replay';
export { formatGcg, type GcgMisfit, type GcgRacks } from './write';
export { tournament } from './tournament';
