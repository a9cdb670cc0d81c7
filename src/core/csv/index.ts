export { formulaSafe, plainCell } from './formulaSafe';
export { type CsvRecord, readCsv, separatorOf } from './readCsv';
export { writeCsv } from './writeCsv';
