import { chromium } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
const port=4414;
const server=spawn(process.execPath,['--import','tsx','src/site/serve.ts'],{env:{...process.env,PORT:String(port)},stdio:['ignore','pipe','inherit']});
await new Promise(r=>server.stdout.once('data',r));
function stats(){ // all descendants
  const all={};
  for(const p of readdirSync('/proc')) if(/^\d+$/.test(p)) try{ const s=readFileSync(`/proc/${p}/stat`,'utf8'); const f=s.slice(s.lastIndexOf(')')+2).split(' '); all[p]={pp:f[1],t:(+f[11]+ +f[12])/100,cmd:readFileSync(`/proc/${p}/cmdline`,'utf8').replaceAll('\0',' ')} }catch{}
  const out={};
  const isMine=p=>{for(let q=p;q&&q!=='0';q=all[q]?.pp) if(q==String(process.pid)) return true; return false};
  for(const p in all) if(isMine(p)){ const c=all[p].cmd; const k=/--type=([\w-]+)/.exec(c)?.[1]??(/serve.ts/.test(c)?'server':p==process.pid?'runner':/chrom/.test(c)?'browser':'other'); const k2=k==='utility'?'utility-'+(/sub-type=([\w.]+)/.exec(c)?.[1].split('.')[0]??''):k; out[k2]=(out[k2]??0)+all[p].t }
  return out;
}
const extra=(process.env.ARGS??'').split(' ').filter(Boolean);
const { browserArguments } = await import('./e2e/support/browser-arguments.ts');
const browser=await chromium.launch({executablePath:process.env.EXE??'/usr/bin/chromium-headless-shell',args:[...browserArguments,...extra]});
const contexts=+process.env.N||10;
const one=async(f)=>{const c=await browser.newContext({baseURL:`http://localhost:${port}/`,locale:'en-GB',timezoneId:'UTC',serviceWorkers:'block',viewport:{width:1440,height:900},reducedMotion:'reduce'}); const p=await c.newPage(); await f(p); await c.close();};
const blank=async p=>{};
const lib=async p=>{await p.goto('./#/');await p.getByRole('button',{name:'Open sample'}).waitFor();};
const desk=async p=>{await lib(p);await p.getByRole('button',{name:'Open sample'}).click();await p.getByRole('menuitem',{name:/Casefile only/}).click();await p.getByRole('navigation',{name:'Outline'}).waitFor();await p.getByRole('main',{name:'Editor'}).getByRole('heading',{level:2}).waitFor();};
await one(desk);await one(desk);
for(const [name,f] of [['blank',blank],['library',lib],['desk',desk]]){
  const a=stats(); const peaks={}; 
  for(let i=0;i<contexts;i++) await one(async p=>{const r0=stats().renderer??0; await f(p); peaks.r=(peaks.r??0)+((stats().renderer??0)-r0)});
  const b=stats(); const d={}; let sum=0; for(const k in b){ if(k==='renderer')continue; d[k]=+((b[k]-(a[k]??0))/contexts).toFixed(3); sum+=d[k]}
  d.renderer=+(peaks.r/contexts).toFixed(3); console.log(name,(sum+d.renderer).toFixed(2),JSON.stringify(d));
}

{ const c=await browser.newContext({baseURL:`http://localhost:${port}/`,locale:'en-GB',timezoneId:'UTC',serviceWorkers:'block',viewport:{width:1440,height:900},reducedMotion:'reduce'});
const keep=await c.newPage(); const cdp=await c.newCDPSession(keep);
const one2=async f=>{const p=await c.newPage(); await f(p); return p;};
for(let i=0;i<4;i++){const p=await one2(desk);await p.close();await cdp.send('Storage.clearDataForOrigin',{origin:`http://localhost:${port}`,storageTypes:'local_storage,indexeddb,service_workers,cache_storage,file_systems,cookies'});}
for(const [name,f] of [['library',lib],['desk',desk]]){
  const a=stats(); const peaks={r:0};
  for(let i=0;i<contexts;i++){ const r0=stats().renderer; const p=await one2(f); peaks.r+=stats().renderer-r0; await p.close(); await cdp.send('Storage.clearDataForOrigin',{origin:`http://localhost:${port}`,storageTypes:'local_storage,indexeddb,service_workers,cache_storage,file_systems,cookies'});}
  const b=stats(); const d={}; let sum=0; for(const k in b){ if(k==='renderer')continue; d[k]=+((b[k]-(a[k]??0))/contexts).toFixed(3); sum+=d[k]}
  d.renderer=+(peaks.r/contexts).toFixed(3); console.log('one context',name,(sum+d.renderer).toFixed(2),JSON.stringify(d));
}}
await browser.close(); server.kill();
