export { formulaSafe, plainCell } from './formulaSafe';
export { type CsvRecord, readCsv } from './readCsv';
export { writeCsv } from './writeCsv';
