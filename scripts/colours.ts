import { colourReport } from './colours/report';

console.log(colourReport());
