/** Part of the script of the report: SHA-256 in the reader's browser, with its own code if the browser offers none. */
export const checkHash = String.raw`function utf8(text) {
  if (typeof TextEncoder === 'function' && !/[\ud800-\udbff](?![\udc00-\udfff])|(?:[^\ud800-\udbff]|^)[\udc00-\udfff]/.test(text)) return new TextEncoder().encode(text);
  var bytes = [];
  for (var i = 0; i < text.length; i++) {
    var c = text.codePointAt(i);
    if (c >= 0xd800 && c <= 0xdfff) return null;
    if (c > 0xffff) i++;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | c >> 6, 0x80 | c & 63);
    else if (c < 0x10000) bytes.push(0xe0 | c >> 12, 0x80 | c >> 6 & 63, 0x80 | c & 63);
    else bytes.push(0xf0 | c >> 18, 0x80 | c >> 12 & 63, 0x80 | c >> 6 & 63, 0x80 | c & 63);
  }
  return new Uint8Array(bytes);
}
function hex(bytes) {
  return Array.prototype.map.call(bytes, function (b) { return (b < 16 ? '0' : '') + b.toString(16); }).join('');
}
function ownSha256(bytes) {
  var h = [], k = [], n = 2, i, j;
  function frac(x) { return (x - Math.floor(x)) * 0x100000000 | 0; }
  for (; k.length < 64; n++) {
    for (j = 2; j * j <= n && n % j; j++);
    if (j * j <= n) continue;
    if (h.length < 8) h.push(frac(Math.sqrt(n)));
    k.push(frac(Math.cbrt(n)));
  }
  var length = bytes.length, padded = new Uint8Array((length + 72 >> 6) << 6), view = new DataView(padded.buffer), w = new Int32Array(64);
  padded.set(bytes); padded[length] = 0x80;
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000)); view.setUint32(padded.length - 4, length << 3);
  function turn(x, by) { return x >>> by | x << 32 - by; }
  for (var at = 0; at < padded.length; at += 64) {
    for (i = 0; i < 64; i++) {
      if (i < 16) { w[i] = view.getInt32(at + 4 * i); continue; }
      var a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >>> 3) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ b >>> 10);
    }
    var s = h.slice();
    for (i = 0; i < 64; i++) {
      var t1 = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + (s[4] & s[5] ^ ~s[4] & s[6]) + k[i] + w[i] | 0;
      var t2 = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]) | 0;
      s = [t1 + t2 | 0, s[0], s[1], s[2], s[3] + t1 | 0, s[4], s[5], s[6]];
    }
    for (i = 0; i < 8; i++) h[i] = h[i] + s[i] | 0;
  }
  var out = new Uint8Array(32), outView = new DataView(out.buffer);
  for (i = 0; i < 8; i++) outView.setInt32(4 * i, h[i]);
  return out;
}
function sha256(bytes) {
  var subtle = typeof crypto === 'object' && crypto.subtle;
  var own = function () { return hex(ownSha256(bytes)); };
  if (!subtle) return Promise.resolve().then(own);
  return subtle.digest('SHA-256', bytes).then(function (digest) { return hex(new Uint8Array(digest)); }, own);
}`;
