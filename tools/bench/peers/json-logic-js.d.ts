// The part of json-logic-js that the benchmark uses; the package brings no types.
declare module 'json-logic-js' {
  const jsonLogic: { apply(rule: object, data: object): number };
  export = jsonLogic;
}
