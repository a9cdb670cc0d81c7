export { formulaSafe, plainCell, zerosKept } from './formulaSafe';
export { type CsvRecord, readCsv, separatorOf } from './readCsv';
export { writeCsv } from './writeCsv';
