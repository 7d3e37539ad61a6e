/** The search kernel in WebAssembly: deflated, in Base64. Provided by the build. */
declare module 'virtual:search-kernel/webassembly' {
  const deflated: string;
  export default deflated;
}

/** The same kernel in JavaScript. */
declare module 'virtual:search-kernel/javascript' {
  /** Creates a kernel with the exports of a `WebAssembly.Instance`. */
  const make: (imports: { readonly host: unknown }) => unknown;
  export default make;
}
