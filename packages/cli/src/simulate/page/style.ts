// How the pages of `simulate` look: the colours and cut corners of the debugger, and ink on white paper. Must not hold markup.

/** The style sheet. */
export const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#e6e2d8,#070b12);--panel:light-dark(#f6f3ec,#0e1520);--raised:light-dark(#fffdf8,#17212f);--line:light-dark(#d0c9ba,#243143);--edge:light-dark(#827a67,#586d88);--text:light-dark(#161d27,#e8edf4);--dim:light-dark(#4a5460,#a3b2c4);--accent:light-dark(#7d4900,#ffb52e);--bar:light-dark(#124f99,#79b8ff);--up:light-dark(#186034,#66d790);--down:light-dark(#992219,#ff9187)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 15px/1.45 system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:112rem;margin:0 auto;padding:28px clamp(16px,3vw,48px) 64px}
h1{margin:0 0 4px;font-size:26px;font-weight:600}h2{margin:40px 0 4px;font-size:19px;font-weight:600}h3{margin:0;font-size:15px;font-weight:600}
p{margin:0;color:var(--dim);max-width:80ch}p.lead{margin-bottom:12px}
.facts{display:flex;flex-wrap:wrap;gap:2px 20px;margin:0 0 20px;padding:0;list-style:none;color:var(--dim)}.facts b{color:var(--text);font-weight:500}
.grid{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}.grid.wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,25.5rem),1fr));align-items:start}.pair{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,40rem),1fr));align-items:start}
.tiles{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}
.panel,.tile{background:var(--panel);padding:16px;--c:8px;clip-path:polygon(var(--c) 0,100% 0,100% calc(100% - var(--c)),calc(100% - var(--c)) 100%,0 100%,0 var(--c));min-width:0}
.panel{overflow-x:auto}.panel>p{margin:0 0 10px}
.tile .label{color:var(--dim)}.tile .figure{margin:2px 0;color:var(--text);font-size:30px;line-height:1.15;font-weight:600}.tile small{font-size:15px;font-weight:400;color:var(--dim)}
.verdict{border-left:4px solid var(--accent);padding:2px 0 2px 14px;font-size:17px;color:var(--text);margin:0 0 16px}.verdict ul{margin:4px 0 0;padding-left:20px;font-size:15px;color:var(--dim)}
svg{display:block;width:100%;height:auto;overflow:visible}svg text{fill:var(--dim);font:11px system-ui,sans-serif}
.bar{fill:var(--bar)}.axis{stroke:var(--edge)}.guide{stroke:var(--line)}.range{stroke:var(--dim);stroke-width:2}.dot{fill:var(--dim)}.range.up{stroke:var(--up)}.range.down{stroke:var(--down)}.dot.up{fill:var(--up)}.dot.down{fill:var(--down)}.band{fill:var(--bar);opacity:.25}.course{fill:none;stroke:var(--bar);stroke-width:2}.spot{fill:transparent}.spot:hover{fill:var(--bar)}.mean{stroke:var(--accent);stroke-width:2}
.band.a,.band.b{opacity:.18}.band.b{fill:var(--accent)}.course.b{stroke:var(--accent);stroke-dasharray:5 3}.sign.a{fill:var(--bar)}.sign.b{fill:var(--accent)}.spot.b:hover{fill:var(--accent)}.mark{fill:var(--text)}svg .letter{font-weight:600}svg .letter.a{fill:var(--bar)}svg .letter.b{fill:var(--accent)}
.legend{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0 0 12px;padding:0;list-style:none}.legend li{display:flex;align-items:center;gap:8px}.key{width:40px;flex:none}
.up-text{color:var(--up);font-weight:600}.down-text{color:var(--down);font-weight:600}.none{color:var(--dim)}
table{border-collapse:collapse;width:100%;font-size:14px}caption{text-align:left;font-weight:600;padding-bottom:8px}
th,td{text-align:right;padding:5px 10px;border-bottom:1px solid var(--line);vertical-align:middle;white-space:nowrap}
tr>:first-child{text-align:left;white-space:normal;padding-left:0;min-width:9rem}tr>:last-child{padding-right:0}
thead th{color:var(--dim);font-weight:500;vertical-align:bottom}tbody th{font-weight:500}td.left,th.left{text-align:left}
table.close{font-size:13px}.close :is(th,td){padding:4px 5px}.close tr>:first-child{min-width:0}
td.plot{width:13rem;min-width:8rem}td.small-plot{width:8rem;min-width:7rem}th.plot{text-align:center}thead th.plot{padding-bottom:9px}
.scale{display:flex;justify-content:space-between;font-weight:400;font-size:12px}
thead button{font:inherit;color:inherit;background:none;border:0;padding:4px 0;cursor:pointer;text-align:inherit}thead button:hover{color:var(--text)}
thead [aria-sort] button{color:var(--accent)}thead [aria-sort=ascending] button::after{content:' ↑'}thead [aria-sort=descending] button::after{content:' ↓'}
:is(button,input,select,summary):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.tools{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:end;margin-bottom:12px}.tools label{display:grid;gap:2px;color:var(--dim);font-size:13px}
.tools :is(input,select){font:inherit;font-size:15px;color:var(--text);background:var(--raised);border:1px solid var(--edge);padding:6px 8px;min-width:14rem}.tools output{color:var(--dim);padding-bottom:7px}
details{margin-top:6px}summary{cursor:pointer;color:var(--dim);font-size:13px}td details{margin:0}td summary{font-size:inherit;color:inherit}td summary::marker{color:var(--dim)}td ul{margin:2px 0 4px;padding-left:18px;color:var(--dim);font-size:13px}
details.panel>summary{font-size:15px;color:var(--text);font-weight:600}details.panel[open]>summary{margin-bottom:10px}
@media print{body{background:#fff}.tools{display:none}}`;
