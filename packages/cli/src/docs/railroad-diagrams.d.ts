// The part of railroad-diagrams 1.0.0 that is used; the package brings no types.
declare module 'railroad-diagrams' {
  /** A part of a diagram; as text it is an SVG element. */
  interface Part {
    toString(): string;
  }
  const railroad: {
    Diagram(...parts: (Part | string)[]): Part;
    Sequence(...parts: (Part | string)[]): Part;
    Choice(normal: number, ...parts: (Part | string)[]): Part;
    Optional(part: Part | string): Part;
    OneOrMore(part: Part | string): Part;
    ZeroOrMore(part: Part | string): Part;
    Terminal(text: string): Part;
    NonTerminal(text: string): Part;
    Skip(): Part;
  };
  export = railroad;
}
