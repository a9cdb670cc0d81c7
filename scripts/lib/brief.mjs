/**
 * Node options for programs that run each piece of code briefly, such as tests and lint: the compiler's best, for scripts and for the
 * embedded database, is worth its while an eighth as often as it takes for granted. What runs is the same.
 */
export const compileLater = ['--interrupt-budget=1000000', '--wasm-tiering-budget=20000000'];
