// The codes this package raises, so that none is raised without a page. Types only.

/** `D01xx`: how a text is laid out; `D020x`-`D024x`: what its statements say; `D025x`: the phrases a pack declares. */
export type LanguageCode =
  | 'D0101' | 'D0102' | 'D0103' | 'D0104' | 'D0105' | 'D0106' | 'D0107' | 'D0108' | 'D0109' | 'D0110'
  | 'D0111' | 'D0112' | 'D0201' | 'D0202' | 'D0203' | 'D0204' | 'D0205' | 'D0206' | 'D0207' | 'D0208' | 'D0209'
  | 'D0210' | 'D0211' | 'D0212' | 'D0213' | 'D0214' | 'D0215' | 'D0216' | 'D0217' | 'D0218' | 'D0219'
  | 'D0220' | 'D0221' | 'D0222' | 'D0223' | 'D0224' | 'D0225' | 'D0226' | 'D0227' | 'D0228' | 'D0229'
  | 'D0230' | 'D0232' | 'D0233' | 'D0234' | 'D0235' | 'D0236' | 'D0237' | 'D0238' | 'D0239' | 'D0240'
  | 'D0241' | 'D0242' | 'D0243' | 'D0251' | 'D0252' | 'D0253' | 'D0254';
