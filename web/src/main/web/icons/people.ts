/**
 * How the people of 1600 look on their cards: hat, hair, beard and collar, one letter each, then the tones of skin and
 * hair. See portrait.ts for what the letters draw.
 */
export const PEOPLE: Record<string, string> = {
  richelieu: "zcpm13", "urban-viii": "ucfm14", "innocent-xi": "uspm12", bellarmine: "bsfm14", mazarin: "zcmm12", "vincent-de-paul": "zsfn14", bossuet: "zcnm14", borromeo: "bsnm12",
  tilly: "fsga13", wallenstein: "nspa12", sobieski: "xsma12",
  cromwell: "ncnb12", "gustavus-adolphus": "fspr11", "william-iii": "ncnl12", milton: "ncnb11", bunyan: "psmb12", comenius: "csfn13", arminius: "ksgr12", spener: "kcnb12", gerhardt: "nsgr12", "george-fox": "pcnb13", "roger-williams": "pcnb12",
  galileo: "nbfb14", newton: "ngnb14", descartes: "ncgb12", huygens: "ngnl12", hooke: "ngnl13", boyle: "ngnl14", leibniz: "ngnl12", torricelli: "ncmb12", harvey: "nspr13", cassini: "ngnl14", malpighi: "ncmb12",
  "la-voisin": "vlnn12", "john-dee": "kcfr14", "urbain-grandier": "bsgb12", bathory: "hunr13", tituba: "dunn32", "bridget-bishop": "punb12", "isobel-gowdie": "olnn11", "alice-nutter": "vunb14", "jeanne-des-anges": "vnnb12", "giulia-tofana": "nunr12", "madeleine-bavent": "vnnb13",
  "henry-morgan": "rcgl12", "anne-dieu-le-veut": "flnl11", kidd: "rgnl13", "henry-every": "rcml12", "jean-bart": "fcnl11", lolonnais: "dcfn12", "piet-hein": "nspr13", "bartolomeu-portugues": "rspn22", "zheng-zhilong": "ssgn22", "roche-braziliano": "dcmn21",
};
