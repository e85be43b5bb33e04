/** The styles of the page. It needs no other file. */
export const styles = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #59636e; --line: #d5dae0; --ground: #ffffff; --ours: #0b6bcb; --peer: #8a94a0; --budget: #b3541e; --bad: #b42318; --good: #19703a; --our-script: #0b6bcb; --react: #5fa8e8; --libraries: #9db8d2; --engine: #6b7a8c; --style: #8250c4; --layout: #b3541e; --pre-paint: #d98a3d; --paint: #e3b341; --layerize: #2d8a55; --commit: #7fb98f; --other: #b9c0c8; --waiting: #eceff2; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebef; --soft: #a3adb8; --line: #3a424b; --ground: #15191e; --ours: #6cb2ff; --peer: #8d98a5; --budget: #f0a36b; --bad: #ff8d80; --good: #6fd08c; --our-script: #6cb2ff; --react: #2f7fd1; --libraries: #3f5f80; --engine: #7a8899; --style: #a983e6; --layout: #e0793a; --pre-paint: #c9963f; --paint: #d9bd5a; --layerize: #4fb57c; --commit: #3c7a57; --other: #565f69; --waiting: #2a3037; } }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-inline-size: 70rem; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
h1 { font-size: 1.6rem; margin-block: 0 0.25rem; } h2 { font-size: 1.15rem; margin-block: 2.5rem 0.5rem; } h3 { font-size: 1rem; margin-block: 2rem 0.75rem; color: var(--soft); }
p, li { max-inline-size: 75ch; } .facts { color: var(--soft); }
.wide { overflow-x: auto; } table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.3rem 0.75rem 0.3rem 0; vertical-align: baseline; } th { font-weight: 600; color: var(--soft); }
tr.group th { padding-block-start: 1.25rem; color: var(--ink); } tr.first td { border-block-start: 1px solid var(--line); } td.figure { white-space: nowrap; } td:first-child { min-inline-size: 14rem; }
.met { color: var(--good); } .missed { color: var(--bad); font-weight: 600; }
figure { overflow-x: auto; } .plots svg { min-inline-size: 26rem; } .stack { min-inline-size: 44rem; } .plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)); gap: 1.5rem 2rem; }
figure { margin: 0; } figcaption { font-weight: 600; margin-block-end: 0.25rem; } svg { inline-size: 100%; block-size: auto; display: block; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } svg .soft { fill: var(--soft); } svg .grid { stroke: var(--line); } svg .budget { stroke: var(--budget); stroke-dasharray: 4 3; }
svg .ours { fill: var(--ours); stroke: var(--ours); } svg .peer { fill: var(--peer); stroke: var(--peer); } svg .sample { opacity: 0.25; stroke: none; }
svg .figure { font-variant-numeric: tabular-nums; } .stack rect { stroke: var(--ground); stroke-width: 1; } .stacks figure { margin-block-end: 1.5rem; } .stack text { font-size: 14px; }
.soft { color: var(--soft); font-size: 0.85rem; margin-block: 0.15rem; max-inline-size: none; overflow-wrap: anywhere; } details { margin-block-start: 1.5rem; } summary { cursor: pointer; font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; max-inline-size: none; } .swatch { display: inline-block; inline-size: 0.8rem; block-size: 0.8rem; border-radius: 2px; margin-inline-end: 0.4rem; vertical-align: -1px; border: 1px solid var(--line); box-sizing: border-box; }
.kind-our-script { fill: var(--our-script); background: var(--our-script); }
.kind-react { fill: var(--react); background: var(--react); }
.kind-libraries { fill: var(--libraries); background: var(--libraries); }
.kind-engine { fill: var(--engine); background: var(--engine); }
.kind-style { fill: var(--style); background: var(--style); }
.kind-layout { fill: var(--layout); background: var(--layout); }
.kind-pre-paint { fill: var(--pre-paint); background: var(--pre-paint); }
.kind-paint { fill: var(--paint); background: var(--paint); }
.kind-layerize { fill: var(--layerize); background: var(--layerize); }
.kind-commit { fill: var(--commit); background: var(--commit); }
.kind-other { fill: var(--other); background: var(--other); }
.kind-waiting { fill: var(--waiting); background: var(--waiting); }
`;
